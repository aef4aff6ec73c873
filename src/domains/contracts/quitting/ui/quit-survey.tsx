import { type FormEvent, useEffect, useState } from 'react'
import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Quitting } from '../read-quitting.server.ts'
import { MOST_REASONS, quitWords } from '../terms.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { useAnswers } from './use-answers.ts'
import { WhatFollows } from './what-follows.tsx'

type Props = { quitting: Extract<Quitting, { stage: 'survey' }>; trouble?: FormTrouble }

/** What follows, why, and the button: nothing else stands between a member and the way out. */
export function QuitSurvey({ quitting, trouble }: Props) {
  const { way, reasons, given, memberId, tooLate } = quitting
  const { form, answers, wrong, look } = useAnswers(reasons, given)
  const { sending, send } = useSending()
  const words = quitWords[way]
  const full = answers.reasonIds.length >= MOST_REASONS
  const first = wrong && Object.values(wrong)[0]?.[0]
  return (
    <>
      <Sheet as="section" aria-labelledby="what-follows">
        <SectionHeading id="what-follows" level={3} flush>
          手続きのあとはこうなります
        </SectionHeading>
        <div className="mt-4">
          <WhatFollows quitting={quitting} />
        </div>
      </Sheet>
      <PostForm ref={form} {...target(quitting)} onChange={look} onInput={look} onSubmit={send} className="grid gap-6">
        <HiddenFields quitting={quitting} />
        <Sheet>
          <fieldset className="grid gap-2">
            <legend className="headline text-lg">理由をお聞かせください</legend>
            <p className="text-sm text-graphite">
              1つから{MOST_REASONS}つまで選べます。お答えになりたくないときは「回答を控える」をお選びください。
            </p>
            <ul>
              {reasons.map((reason) => (
                <ReasonChoice
                  key={reason.id}
                  {...{ reason, answers, full, given }}
                  chosen={answers.reasonIds.includes(reason.id)}
                />
              ))}
            </ul>
          </fieldset>
        </Sheet>
        <FieldError error={trouble?.sentence} />
        <div className="flex flex-wrap items-start gap-4">
          <Button type="submit" pending={sending} reason={tooLate ?? first}>
            {words.submit}
          </Button>
          <LinkButton to={href('/users/:userId/plan', { userId: String(memberId) })} look="quiet">
            手続きせずに戻る
          </LinkButton>
        </div>
      </PostForm>
    </>
  )
}

/** A trial and a plan of single months are quit as an order; a commitment only stops renewing. */
function target({ way, ticketId }: Pick<Quitting, 'way' | 'ticketId'>) {
  return way === 'renewal'
    ? ({
        action: href('/subscription_tickets/:ticketId/auto_renewal', { ticketId: String(ticketId) }),
        method: 'put',
        noValidate: true,
      } as const)
    : { action: href('/subscription_orders'), noValidate: true }
}

function HiddenFields({ quitting: { way, planId } }: { quitting: Quitting }) {
  return way === 'renewal' ? (
    <input type="hidden" name="auto_renewal" value="off" />
  ) : (
    <>
      <input type="hidden" name="order_type" value="quit" />
      <input type="hidden" name="subscription_id" value={planId} />
      <input type="hidden" name="master_subscription_id" value="1" />
    </>
  )
}

function useSending() {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    // A page that comes back by the back button is not sending any more.
    const back = () => setSending(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const send = (event: FormEvent) => {
    if (sending) return event.preventDefault()
    setSending(true)
  }
  return { sending, send }
}
