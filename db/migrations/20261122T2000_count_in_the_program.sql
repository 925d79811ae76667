-- What is counted ahead is counted by the program from here on, in the transaction of the write (decision 0018): tables that are
-- distributed have no triggers. The numbers that stand there go on.
drop trigger members_made on members;
drop trigger members_changed on members;
drop trigger members_removed on members;
drop trigger members_standing on members;
drop trigger turns_made on document_receivers;
drop trigger turns_changed on document_receivers;
drop trigger turns_removed on document_receivers;
drop trigger team_memberships_standing on team_memberships;
drop trigger team_people_came on team_memberships;
drop trigger team_people_changed on team_memberships;
drop trigger team_people_left on team_memberships;
drop function tally_members();
drop function tally_turns();
drop function tally_team_people();
drop function know_standing();
drop function follow_standing();
drop function is_open_turn(document_receivers);
drop function tally(bigint, text, bigint, bigint);

-- So do the versions of teams: a statement of the program is planned where the company lives, one within a function is not.
drop function keep_team_versions(bigint, bigint[], date);
