// The extension's build puts `extension/auth-options` in the place of this module.

/** What is said about this place to the auth client. PKCE keeps tokens out of addresses. */
export const AUTH_OPTIONS = { flowType: "pkce" } as const;
