type Props = { siteName: string; date: string; fresh?: boolean }

/** The large seal of a certificate: the house around, the day in the middle, in figures alone as the ring is narrow. */
export function CertificateStamp({ siteName, date, fresh }: Props) {
  const figures = date.match(/\d+/g)?.join('.')
  return (
    <span className="stamp size-36" data-fresh={fresh || undefined} role="img" aria-label={`${siteName} 修了 ${date}`}>
      <svg viewBox="0 0 144 144" fill="none" aria-hidden="true" textAnchor="middle">
        <g stroke="currentColor" strokeLinecap="round">
          <path
            strokeWidth="4"
            d="M73 7c37-1 64 28 64.5 64.5C138 109 109 137 72 137.5 35 138 7 110 6.5 73 6 36 36 8 73 7Z"
          />
          <path
            strokeWidth="1.5"
            d="M72.5 15c32-.5 56 24 56.5 56 .5 33-25 58-57 58.5-33 .5-58-24-58.5-56C13 41 40 15.5 72.5 15Z"
          />
          <path strokeWidth="1.5" d="M20 60h104M20 86h104" />
        </g>
        <g fill="currentColor" className="font-head font-bold">
          <text x="72" y="47" fontSize="19">
            修了
          </text>
          <text x="72" y="79" fontSize="16">
            {figures}
          </text>
          <text x="72" y="109" fontSize="17">
            {siteName}
          </text>
        </g>
      </svg>
    </span>
  )
}
