type WelcomeTextProps = { email: string };

/** A long address is cut; the tooltip has it whole. */
export function WelcomeText({ email }: WelcomeTextProps) {
  return (
    <p title={email} className="text-muted max-w-full min-w-0 truncate text-sm">
      Welcome, {email}
    </p>
  );
}
