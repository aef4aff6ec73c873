import { shownNotifications } from '#domains/notifications/index.ts'
import { HIDE_UNPAID } from '#domains/plans/ui/unpaid-popup.tsx'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { takeFlash } from '#platform/flash.ts'
import { staffNavigation } from './staff/staff-navigation.server.ts'

export type ShellData = Awaited<ReturnType<typeof readShell>>

/** What every page shows around its own content. */
export async function readShell(ask: Ask) {
  const { house, member, cookies } = ask
  const { settings } = house
  const { line, sister, popup } = await shownNotifications(ask)
  return {
    siteName: settings.siteName,
    origin: settings.origin,
    siteSlug: settings.siteSlug,
    searchCredit: settings.searchCredit,
    csrfToken: ask.csrfToken,
    requestId: ask.requestId,
    member: member && {
      id: member.id,
      name: member.name,
      avatarUrl: fileLink(member.avatarKey),
      singleKeysOff: member.singleKeysOff,
      state: member.state,
      staffRole: member.staffRole,
      isTeacher: member.teacherId !== null,
      isPayee: member.isPayee,
      unread: member.unread,
      isCoach: member.isCoach,
    },
    staffMenu: member?.staffRole ? staffNavigation(member.staffRole) : [],
    viewing: ask.viewer !== null,
    debt:
      member?.owes && !ask.viewer && cookies[HIDE_UNPAID] !== String(member.id)
        ? { memberId: member.id, paysByDebit: member.paysByDebit }
        : null,
    announced: { line, sister, popup },
    said: takeFlash(ask),
    showBrowserAdvice: !settings.recommendedBrowser.test(ask.agent) && !cookies['displayed-chrome-recommendation'],
    showBeginnerBanner: !cookies.hide_beginner_banner,
    consultation: member &&
      !ask.viewer && {
        levelCheckUrl: settings.levelCheckEnabled && settings.levelCheckFormUrl ? settings.levelCheckFormUrl : null,
        feedback: settings.feedbackEnabled,
      },
  }
}
