import { Link } from "react-router-dom";

import { LegalPage } from "@/components/legal-page";
import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { PREMIUM_GUARANTEE, PREMIUM_PERIOD, PREMIUM_PRICE } from "@/config/plans";
import { ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";

const SECTIONS = {
  "What you get": (
    <p>
      {SITE_NAME} is a library of prompts for AI assistants and an enhancer that turns a short line
      into a detailed prompt. The assistants themselves belong to others and are not part of it.
    </p>
  ),
  "Your account": (
    <p>
      Use your own email address and keep your password to yourself. An account is for one person.
      You can delete it at any time in the account menu.
    </p>
  ),
  "Using the prompts": (
    <p>
      Copy them, change them and use what your assistant answers, at work and for money too. Do not
      republish the library, or a large part of it, as your own. What you write stays yours.
    </p>
  ),
  "Free use": (
    <p>
      Free prompts can be read and copied without limit. {FREE_ENHANCEMENT_LIMIT} enhancements are
      free, in total. There are also limits on how fast and how often the enhancer can be asked, so
      that it stays usable for everybody.
    </p>
  ),
  Premium: (
    <>
      <p>
        Premium costs {PREMIUM_PRICE} {PREMIUM_PERIOD} and renews every month until you cancel.{" "}
        {PREMIUM_GUARANTEE}
      </p>
      <p>
        Cancel under Manage subscription in the account menu; Premium then stays until the end of
        the month you have paid for. If a payment fails, Premium stays for up to seven days while it
        is tried again. It ends at once after a full refund, a disputed payment, or the deletion of
        your account.
      </p>
      <p>
        Stripe handles the payment. What Premium includes is on the{" "}
        <Link to={ROUTES.premium} className="link">
          Premium page
        </Link>
        .
      </p>
    </>
  ),
  "What not to do": (
    <p>
      Do not use the site to harm others or to break the law, do not get around its limits, and do
      not put in other people's private data without their consent. We may close an account that
      does, and say why.
    </p>
  ),
  "What we do not promise": (
    <p>
      Assistants make mistakes, with a good prompt too. Check what they answer before you rely on
      it, above all in questions of law, health and money. We work to keep the site running and
      correct, and cannot promise that it always is. Nothing here limits rights that the law gives
      you.
    </p>
  ),
  Changes: (
    <p>
      When these terms change, the date above changes too. What you have paid for stays as it was
      until the end of the paid month.
    </p>
  ),
  "Your data": (
    <p>
      What is stored, for how long and how to delete it is on the{" "}
      <Link to={ROUTES.privacy} className="link">
        Privacy page
      </Link>
      .
    </p>
  ),
};

export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      path={ROUTES.terms}
      description={`The terms of using ${SITE_NAME}: the account, the prompts, free use, Premium, and what we cannot promise.`}
      summary="Use the prompts as you like, pay only if you want more, and leave whenever you want."
      changedOn="November 22, 2026"
      sections={SECTIONS}
    />
  );
}
