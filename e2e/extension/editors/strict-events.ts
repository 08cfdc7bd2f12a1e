// As Perplexity is described: ignores a correction that no spell checker made, and makes a file of a paste.
document.addEventListener(
  "beforeinput",
  (event) => {
    if (!event.isTrusted) event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener(
  "paste",
  (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    throw new Error("A paste would have become a file.");
  },
  true,
);
