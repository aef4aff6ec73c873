import { Icon, type IconName } from './icon.tsx'

export type SyncState = 'unsaved' | 'saving' | 'saved' | 'renewed' | 'newer' | 'other-member'

const lines: Record<SyncState, { words: string; icon: IconName; tone: string }> = {
  unsaved: { words: '未保存', icon: 'pen', tone: 'text-graphite' },
  saving: { words: '保存中…', icon: 'refresh', tone: 'text-graphite' },
  saved: { words: '保存しました', icon: 'check', tone: 'text-leaf' },
  renewed: { words: '別の端末の内容に更新しました', icon: 'refresh', tone: 'text-leaf' },
  newer: { words: '未保存（別の端末の内容とちがいます）', icon: 'warning', tone: 'text-crimson' },
  'other-member': { words: '未保存（別の会員でログイン中です）', icon: 'warning', tone: 'text-crimson' },
}

/** The quiet line that tells whether what was written is safe. */
export function SyncLine({ state }: { state?: SyncState | null }) {
  const line = state ? lines[state] : null
  return (
    <span role="status" className={`inline-flex items-center gap-1 text-xs ${line?.tone ?? ''}`}>
      {line && (
        <>
          <Icon name={line.icon} className="size-4" />
          {line.words}
        </>
      )}
    </span>
  )
}
