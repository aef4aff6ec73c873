import { accountsManifest } from '#domains/accounts/manifest.ts'
import { billingManifest } from '#domains/billing/manifest.ts'
import { contractsManifest } from '#domains/contracts/manifest.ts'
import { learningManifest } from '#domains/learning/manifest.ts'
import { membershipManifest } from '#domains/membership/manifest.ts'
import { ordersManifest } from '#domains/orders/manifest.ts'
import { plansManifest } from '#domains/plans/manifest.ts'
import { staffManifest } from '#domains/staff/manifest.ts'
import type { Manifest } from '#platform/manifest.ts'

/** Every domain that has something for the whole house; the menu of staff shows their pages in this order. */
export const manifests: readonly Manifest[] = [
  staffManifest,
  accountsManifest,
  learningManifest,
  billingManifest,
  contractsManifest,
  ordersManifest,
  plansManifest,
  membershipManifest,
]
