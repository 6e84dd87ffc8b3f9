ALTER TABLE "idempotency_keys" ALTER COLUMN "response_body" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "response_status";