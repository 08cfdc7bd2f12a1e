/** Opens the account's page with the dialog that asks for a new password. Apart from the routes, which every page loads. */
export const NEW_PASSWORD_FRAGMENT = "#new-password";
