import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'

/** Where a single course is bought. */
export const courseOrderPath = (courseId: number) => `/course_orders/new?course_id=${courseId}`

type Props = { courseId: number; open: boolean; onClose: () => void }

/** What is not in any plan is bought by itself; a plan is not offered for it. */
export function PurchasePopup({ courseId, open, onClose }: Props) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="単品で販売している講座です"
      actions={
        <LinkButton to={courseOrderPath(courseId)} reloadDocument wide>
          購入へ進む
        </LinkButton>
      }
    >
      <p>月額プランには含まれていません。一度購入すると、期限なくご覧いただけます。</p>
    </Popup>
  )
}
