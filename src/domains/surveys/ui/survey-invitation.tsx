import { useState } from 'react'
import { href } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Asks who has just come, once; put off, it waits in the learning status. */
export function SurveyInvitation() {
  const [away, setAway] = useState(false)
  if (away) return null
  const putOff = () => {
    setAway(true)
    void post(callPath('/first_surveys/put_off'))
  }
  return (
    <Sheet
      as="section"
      aria-labelledby="survey-invitation"
      className="flex flex-wrap items-center justify-between gap-5"
    >
      <div className="grid gap-1">
        <h2 id="survey-invitation" className="headline text-lg">
          どこから始めるか、いっしょに選びましょう
        </h2>
        <p className="phrases text-sm text-graphite">
          いくつかの質問に答えると、いまのレベルに合う講座をおすすめします。1分ほどで終わります。
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/first_surveys')} look="outline">
          質問に答える
        </LinkButton>
        <Button look="quiet" onClick={putOff}>
          あとで
        </Button>
      </div>
    </Sheet>
  )
}
