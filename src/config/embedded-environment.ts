/**
 * The public half of a key pair that was thrown away, for builds beside the embedded backend: it gives an unpacked
 * extension the same id on every computer, by which the site there finds it. A store gives an extension a key of its own.
 */
export const EMBEDDED_EXTENSION_KEY =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAkSnMQx59FaMqdN6JVQE+F1SAWniFog190wOQfIxbYHWDmxM2XtoWBxtlMRVa3hTsEJRnNOBPU6lIfWENtQWGDeitUxTTx60n8YFUq1JIOrwcOoGkRZKyvcuhu3QCBsuAaj/3MSXaWamkqrRMh5YDPpdd7fDy6+dFqzf7xRoMM73FN2GPZy8rf9WwIQj5Gn/6K8YU4WQ1H0yoT6u90ZmLR7ZH7UztoZEzkv4XKGP4no9HLUTDCOI8eLQzF/wurKLs+xizoPu886+KOj99C6CXoRVZOfV9zUcpvqfiv3ntioJ/GUZf91OLnJdOMiiX731pQbPf8IiBTo+rEuW6t64ZTQIDAQAB";

/**
 * `embedded` is the mode of `npm start`, `npm run dev` and the tests: the backend answers on the page's own address. A
 * build for a real host takes VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY from its environment.
 */
export const EMBEDDED_ENVIRONMENT = {
  VITE_EMBEDDED: "true",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
  VITE_PAYMENT_LINK: "/test-checkout/pay",
  // The first half of the key's SHA-256, with a to p for the hexadecimal digits.
  VITE_EXTENSION_ID: "llplfjmfogaiojpooaipfehomfkfgbgp",
};
