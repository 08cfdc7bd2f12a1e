/** An id as the database writes it, in lower case. PostgreSQL answers anything but a UUID with a syntax error. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
