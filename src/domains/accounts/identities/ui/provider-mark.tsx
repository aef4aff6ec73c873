import type { ProviderName } from '../terms.ts'

/** The mark by which people know the service; it stands beside its name and says nothing itself. */
export function ProviderMark({ provider }: { provider: ProviderName }) {
  const frame = { viewBox: '0 0 24 24', className: 'size-5 flex-none', 'aria-hidden': true }
  switch (provider) {
    case 'google_oauth2':
      return (
        <svg {...frame}>
          <path
            fill="#4285F4"
            d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
          />
          <path
            fill="#34A853"
            d="M12 22c2.8 0 5.1-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10 10 0 0 0 12 22z"
          />
          <path fill="#FBBC05" d="M6.2 13.6a6 6 0 0 1 0-3.8V7.1H2.7a10 10 0 0 0 0 9.2z" />
          <path fill="#EA4335" d="M12 5.9c1.5 0 2.9.5 3.9 1.5l3-3A10 10 0 0 0 2.7 7.1l3.5 2.7C7 7.7 9.3 5.9 12 5.9z" />
        </svg>
      )
    case 'twitter':
      return (
        <svg {...frame}>
          <path
            fill="currentColor"
            d="M3 3h5.6l4.6 6.2L18.6 3h2.3l-6.7 7.7L21.5 21H16l-5-6.7L5.2 21H2.8l7.1-8.2zm3.3 1.7 10.5 14.6h1.9L8.1 4.7z"
          />
        </svg>
      )
    case 'line':
      return (
        <svg {...frame}>
          <path
            fill="#06C755"
            d="M12 3c5.5 0 10 3.6 10 8 0 1.8-.7 3.4-2.1 5-2 2.3-6.6 5.2-7.6 5.6-1 .5-.9-.3-.8-.6l.1-.9c0-.3.1-.6-.1-.8-.2-.3-.7-.3-1-.4C5.6 18.3 2 15 2 11c0-4.4 4.5-8 10-8z"
          />
        </svg>
      )
    case 'amazon':
      return (
        <svg {...frame}>
          <path
            fill="none"
            stroke="#FF9900"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M3 11.5c5.2 5 12 5.3 17.2 1.4m-4-.9 4.4.4-.9 4.3"
          />
        </svg>
      )
  }
}
