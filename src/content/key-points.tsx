export type KeyPointsProps = { points: readonly string[] };

export function KeyPoints({ points }: KeyPointsProps) {
  return (
    <section aria-labelledby="key-points" className="grid gap-5">
      <h2 id="key-points" className="text-xl">
        Key Points
      </h2>
      <ul className="max-w-text marker:text-muted grid list-disc gap-3 pl-5">
        {points.map((point) => (
          <li key={point} className="pl-1.5">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
