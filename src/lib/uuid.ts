/** What PostgreSQL takes for a UUID as we write it; anything else is a syntax error there. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
