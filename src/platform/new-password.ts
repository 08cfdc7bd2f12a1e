/** Where a new password is asked for, if not here. The mail's link has to open in the browser that asked for it. */
export const NEW_PASSWORD_PAGE: string | null = null;
