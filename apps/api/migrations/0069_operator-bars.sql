-- For entries of a time. Takes about a second for a million rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "operator_log_at_idx" ON "operator_log" USING btree ("at");--> statement-breakpoint
-- For orders of a stage. Takes about a second for a million rows.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "orders_undelivered_idx" ON "orders" USING btree ("stage","placed_at","id") WHERE "orders"."stage" <> 'delivered';
