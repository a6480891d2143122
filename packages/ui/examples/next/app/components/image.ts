const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 9 16 0v9z"/></svg>';

export const image = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 1600,
  height: 900,
  alt: "مثلث على خلفية شفافة",
};
