import { accountsManifest } from '#domains/accounts/manifest.ts'
import { ambassadorsManifest } from '#domains/ambassadors/manifest.ts'
import { arrivalsManifest } from '#domains/arrivals/manifest.ts'
import { billingManifest } from '#domains/billing/manifest.ts'
import { coachingManifest } from '#domains/coaching/manifest.ts'
import { communityManifest } from '#domains/community/manifest.ts'
import { consultationManifest } from '#domains/consultation/manifest.ts'
import { contractsManifest } from '#domains/contracts/manifest.ts'
import { critiquesManifest } from '#domains/critiques/manifest.ts'
import { figuresManifest } from '#domains/figures/manifest.ts'
import { learningManifest } from '#domains/learning/manifest.ts'
import { membershipManifest } from '#domains/membership/manifest.ts'
import { notificationsManifest } from '#domains/notifications/manifest.ts'
import { ordersManifest } from '#domains/orders/manifest.ts'
import { payoutsManifest } from '#domains/payouts/manifest.ts'
import { plansManifest } from '#domains/plans/manifest.ts'
import { posesManifest } from '#domains/poses/manifest.ts'
import { practiceManifest } from '#domains/practice/manifest.ts'
import { rightsManifest } from '#domains/rights/manifest.ts'
import { schedulesManifest } from '#domains/schedules/manifest.ts'
import { staffManifest } from '#domains/staff/manifest.ts'
import { studioManifest } from '#domains/studio/manifest.ts'
import { surveysManifest } from '#domains/surveys/manifest.ts'
import { trialsManifest } from '#domains/trials/manifest.ts'
import type { Manifest } from '#platform/manifest.ts'

/** Every domain that has something for the whole house; the menu of staff and the page of withdrawal go in this order. */
export const manifests: readonly Manifest[] = [
  staffManifest,
  figuresManifest,
  studioManifest,
  accountsManifest,
  learningManifest,
  surveysManifest,
  schedulesManifest,
  practiceManifest,
  posesManifest,
  trialsManifest,
  communityManifest,
  critiquesManifest,
  consultationManifest,
  coachingManifest,
  ambassadorsManifest,
  notificationsManifest,
  billingManifest,
  payoutsManifest,
  contractsManifest,
  ordersManifest,
  plansManifest,
  membershipManifest,
  rightsManifest,
  arrivalsManifest,
]
