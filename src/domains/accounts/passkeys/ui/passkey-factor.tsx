import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { hasPasskeys, showFactorByKey } from './ask-device.ts'

/** In place of the app's code, for who has added a key before. */
export function PasskeyFactor({ back }: { back: string }) {
  const [can, setCan] = useState(false)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => setCan(hasPasskeys()), [])
  if (!can) return null
  const press = async () => {
    setAsking(true)
    const outcome = await showFactorByKey()
    if (outcome?.to) return location.assign(back)
    setAsking(false)
    setTrouble(outcome?.trouble ?? null)
  }
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <p className="text-sm text-graphite">追加したパスキーでも確認できます。</p>
      <div>
        <Button look="outline" icon="lock" pending={asking} onClick={() => void press()}>
          パスキーで確認する
        </Button>
      </div>
      <Mistakes sentences={[trouble]} />
    </div>
  )
}
