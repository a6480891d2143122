/** Components that need a function, so only client components render them. */
export const clientOnly = [
  { name: "AlertDialog", reason: "the decision is handled by `onAction`" },
  { name: "CookieConsent", reason: "the answer is handled by `onAccept` and `onReject`" },
  { name: "Field", reason: "its child is a function that receives the control's attributes" },
  { name: "IntroLoader", reason: "the application is rendered by `onDone`" },
];
