-- Nothing asked until now how somebody's work is known, and nobody has chosen that overtime cannot be asked for: by presses
-- alone was what every company and member began with.
alter table companies alter column default_work_check set default 'ALL';
alter table members alter column work_check set default 'ALL';
update companies set default_work_check = 'ALL' where default_work_check = 'CHECKINONLY';
update members set work_check = 'ALL' where work_check = 'CHECKINONLY';
