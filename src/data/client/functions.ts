import { FunctionsClient } from "@supabase/functions-js";

import { supabaseUrl } from "@/config/env";

import { authorizedFetch } from "./authorized-fetch";

export const functions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  customFetch: authorizedFetch,
});

export { FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";
