type Fetch = (request: Request) => Promise<Response>;

/** `match.`, `not.imatch.` or `match(any).`, alone or, in `or=(...)`, after a column. */
const REGEX_FILTER = /(?:^|\.)i?match(?:\((?:any|all)\))?\./;

/**
 * Refuses filters by regular expressions, which can run without end. A hosted database ends such a statement after the
 * time its role has (migration `library`); the embedded one can end none, and meanwhile answers nobody else.
 */
export function withoutRegexFilters(fetch: Fetch): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isFilter = pathname.startsWith("/rest/v1/");
    if (!isFilter || ![...searchParams.values()].some((value) => REGEX_FILTER.test(value))) {
      return fetch(request);
    }
    return Response.json(
      {
        code: "PGRST100",
        message: "Filters by regular expressions (match, imatch) are not allowed here.",
        details: null,
        hint: null,
      },
      { status: 400 },
    );
  };
}
