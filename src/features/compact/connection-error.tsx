import { RotateCw } from "lucide-react";

import { CONNECTION_ERROR_PANEL } from "@/messages/fixed-texts";
import { reloadPage } from "@/platform/browser";
import { Button } from "@/ui/button";

/** The session did not arrive in time: specification, sections 4 and 8. */
export function ConnectionError() {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-8">
      <h1 className="text-xl">{CONNECTION_ERROR_PANEL.title}</h1>
      <p className="text-muted text-sm">{CONNECTION_ERROR_PANEL.description}</p>
      <Button variant="primary" className="mt-2" onClick={reloadPage}>
        <RotateCw aria-hidden />
        {CONNECTION_ERROR_PANEL.action}
      </Button>
    </div>
  );
}
