-- One more role: who edits what is taught, and sees neither members nor money.
alter table staff_members
  drop constraint staff_members_role,
  add constraint staff_members_role check (role in ('support', 'accounting', 'editor', 'admin'));
