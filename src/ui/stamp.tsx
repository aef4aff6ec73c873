type Props = { fresh?: boolean; label?: string; className?: string }

/** The teacher's small 済: it presses in once when it is fresh. */
export function Stamp({ fresh, label = '完了', className = 'size-9' }: Props) {
  return (
    <span className={`stamp ${className}`} data-fresh={fresh || undefined} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path
          d="M24.4 3.2c11.6-.3 20.3 8.7 20.5 20.300.2 11.8-8.5 21.2-20.4 21.4C12.7 45.1 3.3 36.2 3.1 24.5 2.9 12.7 12.5 3.5 24.4 3.2Z"
          stroke="currentColor"
          strokeWidth="2.6"
        />
        <path
          d="M13.2 13.6l3.3 3M11.5 20.8l3.3 2.7M11.8 36.3c2.2-2.6 3.5-5.2 4.5-8.3M26.8 10.4v3.3M18.9 14.7h16.7M22 17.3c3.2 4.4 7.6 6.7 13.7 7.9M33 17.2c-3 4.6-7.6 7.2-14 8.3M22.3 26.6c.1 4.3-.7 7.7-2.9 10.6M32 26.4v11.3M22.3 29.3H32M22.2 33H32"
          stroke="currentColor"
          strokeWidth="2.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
