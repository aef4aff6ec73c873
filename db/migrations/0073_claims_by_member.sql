-- A key that becomes known takes over what its owner has had: found by the member, not by reading all claims.
create index person_claims_by_member on person_claims (member_id);
