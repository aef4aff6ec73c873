import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import type { FormTrouble } from '#platform/page-form.ts'
import type { Quitting } from '../read-quitting.server.ts'
import { quitWords } from '../terms.ts'
import { QuitDone } from './quit-done.tsx'
import { QuitSurvey } from './quit-survey.tsx'

type Props = { quitting: Quitting; trouble?: FormTrouble }

export function QuitScreen({ quitting, trouble }: Props) {
  const { title, lead } = quitWords[quitting.way]
  return (
    <AccountArea
      memberId={quitting.memberId}
      place="quit"
      title={title}
      lead={quitting.stage === 'survey' ? `${quitting.planName}：${lead}` : undefined}
    >
      {quitting.stage === 'survey' ? (
        <QuitSurvey quitting={quitting} trouble={trouble} />
      ) : (
        <QuitDone quitting={quitting} trouble={trouble} />
      )}
    </AccountArea>
  )
}
