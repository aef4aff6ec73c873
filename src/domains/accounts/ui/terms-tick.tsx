import { href } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'

type Props = { name: string; agreed?: boolean; error?: string | null }

/** The agreement without which nobody becomes a member. */
export function TermsTick({ name, agreed, error }: Props) {
  return (
    <Checkbox
      name={name}
      value="1"
      defaultChecked={agreed}
      error={error}
      label={
        <>
          <a href={href('/terms/:document', { document: 'user_policy' })} target="_blank" rel="noopener">
            利用規約
          </a>
          と
          <a href={href('/terms/:document', { document: 'privacy_policy' })} target="_blank" rel="noopener">
            プライバシーポリシー
          </a>
          に同意する
        </>
      }
    />
  )
}
