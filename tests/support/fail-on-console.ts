import { isRefusal } from "../../supabase/local/quiet-refusals";

// A warning nobody reads is a fault: what prints in a test fails it. Refused statements, which the
// embedded server prints and answers, are the exception.
for (const method of ["error", "warn"] as const) {
  console[method] = (...values: unknown[]) => {
    if (isRefusal(values[0])) return;
    throw new Error(`console.${method}: ${values.map(String).join(" ")}`);
  };
}
