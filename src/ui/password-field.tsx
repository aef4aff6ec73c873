import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

type Props = FieldFacts &
  Omit<ComponentProps<'input'>, 'type'> & { name: string; autoComplete: 'current-password' | 'new-password' }

/** A password that can be looked at while it is typed, so that nobody has to type it twice. */
export function PasswordField({ label, hint, error, required, optional, hideLabel, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, hint, error, required, optional, hideLabel }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            {...input}
            type={shown ? 'text' : 'password'}
            required={required}
            autoCapitalize="none"
            spellCheck={false}
            className="field min-h-11 pr-12"
          />
          <IconButton
            className="absolute top-0 right-0"
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'パスワードを隠す' : 'パスワードを表示'}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}
