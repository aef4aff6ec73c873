import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { hasPasskeys, signInByKey } from './ask-device.ts'

/** Signs in by a key of this device: by the button, or where the browser offers it at the field of the address. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const [can, setCan] = useState(false)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const offered = useRef(false)

  useEffect(() => {
    setCan(hasPasskeys())
    const offer = (event: FocusEvent) => {
      const field = event.target
      if (!(field instanceof HTMLInputElement) || !field.autocomplete.includes('webauthn') || offered.current) return
      offered.current = true
      void offerAtField(returnTo).then((to) => to && location.assign(to))
    }
    document.addEventListener('focusin', offer)
    return () => document.removeEventListener('focusin', offer)
  }, [returnTo])

  if (!can) return null
  const press = async () => {
    setAsking(true)
    const outcome = await signInByKey(returnTo)
    if (outcome?.to) return location.assign(outcome.to)
    setAsking(false)
    setTrouble(outcome?.trouble ?? null)
  }
  return (
    <div className="grid gap-2">
      <Button look="outline" icon="lock" wide pending={asking} onClick={() => void press()}>
        パスキーでログイン
      </Button>
      <Mistakes sentences={[trouble]} />
    </div>
  )
}

/** Nothing is said where nobody takes the offer. */
async function offerAtField(returnTo: string): Promise<string | null> {
  const may = hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.())
  if (!may) return null
  const outcome = await signInByKey(returnTo, true)
  return outcome?.to ?? null
}
