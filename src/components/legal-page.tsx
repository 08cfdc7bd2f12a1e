import type { ReactNode } from "react";

import { env } from "@/config/env";
import { OPERATOR_ANCHOR } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { slugify } from "@/domain/prompt-address";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

type LegalPageProps = {
  title: string;
  path: string;
  description: string;
  /** What most readers came to know, before the details. */
  summary: string;
  changedOn: string;
  /** By their headings. */
  sections: Readonly<Record<string, ReactNode>>;
};

const OPERATOR = "Who runs this site";

const anchorOf = (heading: string) => (heading === OPERATOR ? OPERATOR_ANCHOR : slugify(heading));

/** A page of plain terms, with its contents beside it on wide screens. */
export function LegalPage(props: LegalPageProps) {
  const { title, path, description, summary, changedOn, sections } = props;
  return (
    <>
      <PageMeta title={`${title} | ${SITE_NAME}`} description={description} path={path} />
      <SiteHeader />
      <PageMain className="max-w-page mx-auto grid gap-x-16 gap-y-8 px-4 py-10 md:px-6 md:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid gap-3 lg:col-start-2">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-muted text-sm">Last updated {changedOn}</p>
          <p className="max-w-text text-lg">{summary}</p>
        </div>
        <nav
          aria-label="On this page"
          className="self-start text-sm lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1"
        >
          <ul className="footer-links text-muted lg:columns-1">
            {[...Object.keys(sections), OPERATOR].map((heading) => (
              <li key={heading}>
                <a href={`#${anchorOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-text grid gap-10 lg:col-start-2">
          {Object.entries(sections).map(([heading, body]) => (
            <section key={heading} className="grid gap-3">
              <h2 id={anchorOf(heading)} className="text-xl">
                {heading}
              </h2>
              {body}
            </section>
          ))}
          <section className="grid gap-3">
            <h2 id={OPERATOR_ANCHOR} className="text-xl">
              {OPERATOR}
            </h2>
            <Operator />
          </section>
        </div>
      </PageMain>
      <SiteFooter />
    </>
  );
}

/** From the build's configuration; a build for a real host warns when it is missing. */
function Operator() {
  const { operatorName, operatorAddress, supportEmail, isEmbedded } = env;
  if (operatorName === null) {
    return (
      <p>
        {isEmbedded
          ? "This is a local copy of the site. Whoever started it runs it, and its data is on their machine."
          : "This site does not name its operator yet."}
      </p>
    );
  }
  return (
    <address className="grid whitespace-pre-line not-italic">
      <span>{operatorName}</span>
      {operatorAddress}
      {supportEmail !== null && (
        <a href={`mailto:${supportEmail}`} className="link justify-self-start">
          {supportEmail}
        </a>
      )}
    </address>
  );
}
