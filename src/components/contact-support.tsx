import { supportMailLink } from "@/config/links";
import { PAYMENT_ANSWER, ROUTES } from "@/config/routes";
import { ButtonLink } from "@/ui/button-link";
import { buttonClassName } from "@/ui/button-style";

type ContactSupportProps = {
  /** Whose account it is about, for the mail's subject; null for a guest. */
  userId: string | null;
};

/** To somebody who answers, or where there is nobody, to what the support page says about payments. */
export function ContactSupport({ userId }: ContactSupportProps) {
  const mail = supportMailLink(userId);
  return mail === null ? (
    <ButtonLink to={{ pathname: ROUTES.support, hash: PAYMENT_ANSWER }}>Contact support</ButtonLink>
  ) : (
    <a href={mail} className={buttonClassName({})}>
      Contact support
    </a>
  );
}
