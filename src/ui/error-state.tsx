import type { ReactNode } from 'react'
import { headingVoice } from './heading-voice.ts'

type Props = {
  status?: number
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  actions?: ReactNode
  /** the address of one, or one that is drawn */
  picture?: ReactNode
  requestId?: string
}

/** A page that cannot be shown: what happened, what can be done, and the number to tell us. */
export function ErrorState({ status, title, level = 1, children, actions, picture, requestId }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-reading gap-5 px-4 py-16">
      {typeof picture === 'string' ? <img src={picture} alt="" width={320} height={240} className="w-60" /> : picture}
      {status && (
        <p className="figures font-head text-3xl font-bold text-graphite" aria-hidden="true">
          {status}
        </p>
      )}
      <Heading className={`${headingVoice(title)} brush text-2xl`}>{title}</Heading>
      {children && <div className="phrases grid gap-3">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      {requestId && (
        <p className="text-xs text-graphite">
          お問い合わせ番号: <code className="font-mono">{requestId}</code>
        </p>
      )}
    </div>
  )
}
