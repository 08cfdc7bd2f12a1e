export const historyKey = (userId: string) => ["user", userId, "enhancements"] as const;
