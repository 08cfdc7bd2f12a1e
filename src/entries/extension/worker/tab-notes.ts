/** A value for each tab, kept until it is forgotten or the browser is closed; the worker itself ends after 30 seconds. */
export function createTabNotes<Value>(prefix: string) {
  const { session } = chrome.storage;
  const read = async (tabId: number): Promise<Value | null> => {
    const key = `${prefix}${tabId}`;
    const { [key]: value } = await session.get<Record<string, Value>>(key);
    return value ?? null;
  };
  return {
    read,
    forget: (tabId: number): Promise<void> => session.remove(`${prefix}${tabId}`),
    write: (tabId: number, value: Value): Promise<void> =>
      session.set({ [`${prefix}${tabId}`]: value }),
  };
}
