/** Construction lines of a head that nobody has inked yet. */
export function UnderDrawing({ className = 'w-40' }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={`text-pencil ${className}`} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="1" strokeDasharray="5 5" d="M10 112h140M80 6v106M30 58h100" />
        <circle strokeWidth="1.6" cx="80" cy="50" r="36" />
        <path strokeWidth="1.2" d="M45 55c20 9 50 9 70 0M80 14c-9 22-9 50-2 72" />
        <path strokeWidth="1.6" d="M47 64c1 18 10 34 30 43 2 .8 4 .8 6 0 20-9 29-25 30-43" />
        <path strokeWidth="1.2" d="M58 66c5-5 12-5 16 0M86 66c5-5 12-5 16 0M74 90c4 2 8 2 12 0" />
        <path strokeWidth="1.2" d="M40 44C42 22 60 8 82 9c20 1 35 14 38 34" />
      </g>
    </svg>
  )
}
