/** How the references look. A text, so that the site has no style sheet. */
export const style = `
@font-face {
  font-family: Reference;
  src: url("/reference.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
}
body {
  margin: 0;
  font:
    1rem / 1.5 Reference,
    sans-serif;
  background: #0e0d0b;
  color: #f4efe4;
}
.page {
  max-inline-size: 75rem;
  margin-inline: auto;
  padding: 1rem;
}
header,
nav ul {
  display: flex;
  gap: 2rem;
  list-style: none;
}
h1 {
  font-size: 6rem;
  line-height: 1;
}
.cards {
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2rem;
}
article {
  border: 1px solid #555;
  padding: 1rem;
}
.tag {
  color: #ff8a00;
}
a {
  color: inherit;
}
`;
