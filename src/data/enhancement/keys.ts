/** Names the enhancements of a user, or of the guest, among all that is being written. */
export const enhancementKey = (userId: string | null) => ["enhancement", userId] as const;
