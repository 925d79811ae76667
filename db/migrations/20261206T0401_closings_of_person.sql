-- What is closed of a person's days was found through the index that keeps closings from overlapping, which reads all that were ever
-- closed of them: the head of the closing did so for everybody, several times.
create index work_closings_of_member on work_closings (company_id, member_id, ends_on) include (starts_on, reopened_at);
create index day_closings_of_member on day_closings (company_id, member_id, ends_on) include (starts_on);
