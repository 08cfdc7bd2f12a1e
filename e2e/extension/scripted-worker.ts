import {
  ENHANCE_PORT,
  type EnhanceProgress,
  type EnhanceRequest,
  type TabCall,
  type WorkerCalls,
} from "../../src/entries/extension/protocol";

// Stands in for the extension's worker: answers the content script with what the test tells it to say. It runs in the
// extension's own service worker, so that ports, tabs, and the injection of the panel are the browser's.

type Sender = { tab?: { id?: number; url?: string }; frameId?: number };
type Port = {
  name: string;
  sender?: Sender;
  postMessage: (message: EnhanceProgress) => void;
  onMessage: { addListener: (listener: (message: EnhanceRequest) => void) => void };
  onDisconnect: { addListener: (listener: () => void) => void };
  disconnect: () => void;
};
type Call = WorkerCalls[keyof WorkerCalls]["request"];
declare const chrome: {
  runtime: {
    onConnect: { addListener: (listener: (port: Port) => void) => void };
    onMessage: {
      addListener: (
        listener: (call: Call, sender: Sender, answer: (value: unknown) => void) => true,
      ) => void;
    };
  };
  scripting: {
    executeScript: (injection: {
      target: { tabId: number; frameIds: number[] };
      files: string[];
    }) => Promise<unknown>;
  };
  tabs: {
    query: (query: { active: true; url?: string }) => Promise<{ id?: number }[]>;
    sendMessage: (tabId: number, call: TabCall) => Promise<unknown>;
  };
};

/** What tests read and set, by evaluating in the worker; each by the address of its page. */
type Script = {
  requests: EnhanceRequest[];
  calls: Call[];
  port: Port | null;
  handedOver: string | null;
  isHidden: boolean;
};
const scripts = new Map<string, Script>();
function scriptOf(address = ""): Script {
  const known = scripts.get(address);
  if (known !== undefined) return known;
  const script = { requests: [], calls: [], port: null, handedOver: null, isHidden: false };
  scripts.set(address, script);
  return script;
}

chrome.runtime.onConnect.addListener((port) => {
  if (port.name !== ENHANCE_PORT) return;
  const script = scriptOf(port.sender?.tab?.url);
  script.port = port;
  port.onMessage.addListener((request) => script.requests.push(request));
  port.onDisconnect.addListener(() => {
    if (script.port === port) script.port = null;
  });
});

chrome.runtime.onMessage.addListener((call, sender, answer) => {
  const script = scriptOf(sender.tab?.url);
  script.calls.push(call);
  void answerTo(call, script, sender).then(answer);
  return true;
});

async function answerTo(call: Call, script: Script, { tab, frameId }: Sender): Promise<unknown> {
  if (call.kind === "isHidden") return script.isHidden;
  if (call.kind === "readHandedOver") {
    return script.handedOver === null ? null : { text: script.handedOver };
  }
  if (call.kind === "forgetHandedOver") script.handedOver = null;
  if (call.kind === "hide") script.isHidden = true;
  if (call.kind === "loadPanel" && tab?.id !== undefined) {
    await chrome.scripting.executeScript({
      target: { tabId: tab.id, frameIds: [frameId ?? 0] },
      files: ["panel.js"],
    });
  }
  return null;
}

async function tabOf(address: string): Promise<number> {
  const [tab] = await chrome.tabs.query({ active: true, url: address });
  if (tab?.id === undefined) throw new Error(`No tab shows ${address}.`);
  return tab.id;
}

const control = {
  scriptOf,
  callTab: async (address: string, call: TabCall): Promise<unknown> =>
    chrome.tabs.sendMessage(await tabOf(address), call),
  /** As the toolbar does on a site that the manifest does not name, and may do again. */
  injectContent: async (address: string): Promise<unknown> =>
    chrome.scripting.executeScript({
      target: { tabId: await tabOf(address), frameIds: [0] },
      files: ["content.js"],
    }),
};
export type WorkerControl = typeof control;
Object.assign(globalThis, { control });
