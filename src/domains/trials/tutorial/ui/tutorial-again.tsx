import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { askTutorial } from './ask-tutorial.ts'
import type { ShownTutorial } from '../terms.ts'
import { TutorialOverlay } from './tutorial-overlay.tsx'

/** The tutorial by hand, as often as somebody likes. */
export function TutorialAgain() {
  const [tutorial, setTutorial] = useState<ShownTutorial | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const found = await askTutorial(true)
    setBusy(false)
    if (found === 'lost') window.alert('エラーが発生しました')
    else setTutorial(found)
  }
  return (
    <>
      <Button look="outline" icon="help" pending={busy} onClick={() => void open()}>
        チュートリアルを見る
      </Button>
      {tutorial && <TutorialOverlay tutorial={tutorial} onClose={() => setTutorial(null)} />}
    </>
  )
}
