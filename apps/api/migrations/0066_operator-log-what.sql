-- For entries of one kind. Takes about a second for a million rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "operator_log_what_idx" ON "operator_log" USING btree ("what","id");
