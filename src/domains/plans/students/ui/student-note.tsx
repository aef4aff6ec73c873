import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = {
  until: string
  /** False where what is offered begins after it. */
  applies: boolean
}

/** Says on an order page that its prices are a student's, and until when. */
export function StudentNote({ until, applies }: Props) {
  return (
    <Sheet as="section" aria-label="学生割引" className="grid max-w-reading gap-2">
      <p>
        <Badge tone="done">学生割引を適用中</Badge>
      </p>
      <p className="figures">
        {applies
          ? `表示している月額は、学生の方の料金（通常の半額）です。${until}までに始まる月に適用されます。`
          : `学生割引は、${until}までに始まる月に適用されます。ここでお選びいただく期間はそのあとに始まるため、通常の料金です。`}
      </p>
      <p className="text-sm text-graphite">キャンペーンの割引とは併用できません。</p>
    </Sheet>
  )
}
