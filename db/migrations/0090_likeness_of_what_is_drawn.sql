-- Pictures are compared by what is drawn on them, no longer with the empty paper around it: what was noted in the old way
-- says nothing beside what is noted now. The same pixels are known again as before.
alter table hidden_pictures alter likeness drop not null;
update hidden_pictures set likeness = null;
update illust_reports set likeness = null where likeness is not null;
update illust_report_comments set likeness = null where likeness is not null;
