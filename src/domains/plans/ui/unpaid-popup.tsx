import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { accountPath } from '#domains/accounts/ui/account-places.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'

const DAY = 86_400
export const HIDE_UNPAID = 'hide_unpaid_popup'
export const closedByDebt =
  'お支払いが確認できていないため、講座の視聴を一時的に止めています。お支払いが済むと、すぐに再開します。'
export const paymentsPath = (memberId: number) => accountPath('payments', memberId)

/** Where somebody is about to pay, nothing stands in the way; a plan is still being chosen at `/new`. */
const paying = /^\/(users\/(\d+\/payments|edit_card)|course_orders|subscription_orders(?!\/(new|outcome)))(\/|$)/

type Debt = { memberId: number; paysByDebit: boolean }

/** Tells who owes, on every page with the site's header, until it is put away for a day (with a direct debit for 14). */
export function UnpaidNotice({ memberId, paysByDebit }: Debt) {
  const { pathname } = useLocation()
  const [awake, setAwake] = useState(false)
  const [putAway, setPutAway] = useState(false)
  useEffect(() => setAwake(true), [])
  const close = () => {
    // The member's own number, so that somebody else at this browser still reads theirs.
    document.cookie = `${HIDE_UNPAID}=${memberId}; Max-Age=${(paysByDebit ? 14 : 1) * DAY}; Path=/; SameSite=Lax`
    setPutAway(true)
  }
  return <UnpaidPopup memberId={memberId} open={awake && !putAway && !paying.test(pathname)} onClose={close} />
}

type Props = { memberId: number; open: boolean; onClose: () => void; closed?: boolean }

/** The one thing to do is to pay; `closed` says what the debt has closed. */
export function UnpaidPopup({ memberId, open, onClose, closed }: Props) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="お支払いが確認できていない料金があります。"
      actions={
        <LinkButton to={paymentsPath(memberId)} wide>
          お支払いへ進む
        </LinkButton>
      }
    >
      <p>{closed ? closedByDebt : '内容をご確認のうえ、お支払いをお願いします。'}</p>
    </Popup>
  )
}
