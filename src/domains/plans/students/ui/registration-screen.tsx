import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import type { FormTrouble } from '#platform/page-form.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { studentOrdersPath } from '../../paths.ts'
import type { Registration } from '../read-registration.server.ts'
import { StudentForm } from './student-form.tsx'
import { StudentPast } from './student-past.tsx'

type Props = { registration: Registration; trouble?: FormTrouble | undefined }

const lead =
  '25歳以下の学生の方は、月額料金が半額になります。登録するとすぐに適用され、登録の日から2年間ご利用いただけます。キャンペーンの割引とは併用できません。'

/** The registration of a student; for who is registered, until when it holds. */
export function RegistrationScreen({ registration, trouble }: Props) {
  const { memberId, student } = registration
  const isActive = student?.state === 'active'
  return (
    <AccountArea memberId={memberId} place="student" title="学生割引" lead={isActive ? undefined : lead}>
      {isActive ? (
        <Sheet as="section" className="grid gap-3" aria-labelledby="student-active">
          <h2 id="student-active" className="text-xl">
            学生割引をご利用中です
          </h2>
          <p className="figures phrases">
            {student.until}{' '}
            23:59までです。この日までに始まる月の料金が、通常料金の半額になります。キャンペーンの割引とは併用できません。
          </p>
          {!student.isChecked && (
            <p className="phrases">
              学生証の画像は、スタッフが順に確認しています。終わりましたら、メールでお知らせします。
            </p>
          )}
          <LinkButton to={studentOrdersPath} className="justify-self-start">
            学生割引の料金でプランを見る
          </LinkButton>
        </Sheet>
      ) : (
        <>
          <StudentPast student={student} />
          <StudentForm registration={registration} trouble={trouble} />
        </>
      )}
    </AccountArea>
  )
}
