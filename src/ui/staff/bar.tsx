/** How much of the most a row has; the figure itself stands beside it. */
export const Bar = ({ percent }: { percent: number }) => (
  <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1.5 block h-3 w-full min-w-32" aria-hidden="true">
    <rect width={percent} height="6" className="fill-indigo" />
  </svg>
)
