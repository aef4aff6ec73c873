import { useState } from 'react'
import { href } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

/** Asks who has just come, once; put off, it waits in the learning status. */
export function SurveyInvitation() {
  const [away, setAway] = useState(false)
  if (away) return null
  const putOff = () => {
    setAway(true)
    void post(callPath('/first_surveys/put_off'))
  }
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm">
      <span>
        迷ったら、
        <Link to={href('/first_surveys')} className="link touch-room">
          質問に答える
        </Link>
        （1分）と、レベルに合う講座がわかります。
      </span>
      <Button look="quiet" size="small" className="px-0!" onClick={putOff}>
        あとで
      </Button>
    </p>
  )
}
