type ActivationStatusProps = { isActive: boolean; email: string | undefined };

/** Said aloud when it changes. Both texts stand in one place, so nothing moves. */
export function ActivationStatus({ isActive, email }: ActivationStatusProps) {
  return (
    <output className="text-muted wrap-anywhere">
      {isActive
        ? `Thank you. Premium is active${email === undefined ? "" : ` for ${email}`}.`
        : "Thank you. We are activating Premium for your account."}
    </output>
  );
}
